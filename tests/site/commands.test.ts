import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { versionText } from "#scripts/build/machine-texts.ts";
import { contentFolder, postFile, type Files } from "#tests/support/content-folder.ts";
import { runCommand, startCommand } from "#tests/support/command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const [output, empty] = [temporaryFolder(), temporaryFolder()];

it("npm run build prints every error of a broken folder, exits 1 and writes nothing", async () => {
  const content = await contentFolder({
    "team.yaml": "- id: a\n  nmae: N\n  role: R\n  about: A\n",
    "timeline.yaml": "- year: soon\n  title: Founded\n  text: It begins.\n",
  });
  await writeFile(path.join(output, "version.txt"), versionText("2026-06-30"));
  const variables = { CONTENT_DIR: content, OUT_DIR: output };
  const { code, out, errors } = await runCommand(["build"], variables);
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/team\.yaml:2:3 {2}\S/m);
  expect(errors).toMatch(/^content\/timeline\.yaml:1:9 {2}\S/m);
  expect(out + errors).not.toMatch(/^\s+at /m);
  expect(await readdir(output)).toEqual(["version.txt"]);
}, 120_000);

it.each([
  ["build", "CONTENT_DIR", "package.json"],
  ["dev", "DATE", "2026-13-01"],
])("%s with a wrong %s says what to write, on one line", async (command, name, value) => {
  const running = startCommand([command], { OUT_DIR: output, PORT: "0", [name]: value });
  const code = await Promise.race([running.ended, running.until(/The site is at/)]);
  await running.stop();
  expect(code).toBe(1);
  expect(running.output.errors).toMatch(RegExp(`^.*${name}\\b.*\n$`));
});

it.each([
  ["check-content", { "team.yaml": "- id: a\n  nmae: N\n" }, {}, 1, /^\d error.*\(\d/m],
  ["check-content", { "blog/1.mdx": postFile("The the hall.\n") }, {}, 0, /^\d+ warnings \(\d/m],
  ["check-launch", {}, {}, 1, /^Contacts to check: \d+$/m],
  ["check-launch", {}, { LAUNCH_WITH_SAMPLES: "true" }, 0, /^Contacts to check: \d+$/m],
  [
    "check-launch",
    { "team.yaml": "- id: a\n" },
    { LAUNCH_WITH_SAMPLES: "true" },
    1,
    /Correct these first: \d error/,
  ],
] as [string, Files, Record<string, string>, number, RegExp][])(
  "%s of %j with %j exits %i",
  async (command, files, variables, code, says) => {
    const content = await contentFolder(files);
    const ended = await runCommand([command], { CONTENT_DIR: content, ...variables });
    expect(ended.code).toBe(code);
    expect(ended.out + ended.errors).toMatch(says);
  },
);

it("the release adds the addresses of new pages to those on record, except the further pages of lists", async () => {
  const posts = Array.from({ length: 12 }, (_, at) => [`blog/${at + 1}.mdx`, postFile("Words.\n")]);
  const record = "# A note.\n- /gone\n- /about\n";
  const content = await contentFolder({
    ...(Object.fromEntries(posts) as Files),
    "released-addresses.yaml": record,
    "redirects.yaml": "- from: /gone\n  to: /about\n",
  });
  const { code } = await runCommand(["release"], { CONTENT_DIR: content });
  expect(code).toBe(0);
  const text = await readFile(path.join(content, "released-addresses.yaml"), "utf8");
  expect(text.startsWith(record)).toBe(true);
  const added = text.slice(record.length).split("\n");
  for (const address of ["/", "/blog", "/blog/12", "/help"])
    expect(added).toContain(`- ${address}`);
  expect(text).not.toMatch(/\/page\//);
  expect(text.match(/^- \/about$/gm)).toHaveLength(1);
});

it("npm start serves the built site, with its headers", async () => {
  const content = await contentFolder();
  const command = startCommand(["start"], { CONTENT_DIR: content, OUT_DIR: output, PORT: "0" });
  onTestFinished(() => void command.stop());
  const [, address = ""] = await command.until(/The site is at (\S+)/);
  const answer = await fetch(`${address}/help`);
  expect([answer.status, answer.headers.get("X-Frame-Options")]).toEqual([200, "DENY"]);
});

it("npm run check:generated names each file that is out of date, and exits 1", async () => {
  const program = path.resolve("scripts/run.js");
  const run = promisify(execFile)(process.execPath, [program, "generate", "--check"], {
    cwd: empty,
  });
  const stderr = expect.stringMatching(
    /^content\/handbook\/rules\.md: is out of date\.$/m,
  ) as string;
  await expect(run).rejects.toMatchObject({ code: 1, stderr });
  expect(await readdir(empty)).toEqual([]);
});

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { UserError } from "#app/content/user-error.ts";
import { copyPublicFolder } from "#scripts/build/copy-files.ts";
import { replaceOutput, startOutput, safeOutput } from "#scripts/build/output.ts";
import { versionText } from "#scripts/build/machine-texts.ts";
import { gitIn } from "#tests/support/review/branch-repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const page = "blog/1.html";
const begun = (name: string, text: string) => {
  const output = path.join(room, name, "site");
  const next = startOutput(output);
  next.write(page, text);
  return { output, next };
};
const pageIn = (output: string) => readFileSync(path.join(output, page), "utf8");
const folderWith = (place: string, file = "", text = "") => {
  const folder = path.join(room, place);
  mkdirSync(folder, { recursive: true });
  if (file) writeFileSync(path.join(folder, file), text);
  return folder;
};

it("the output does not change until the next version is complete", () => {
  const { output, next } = begun("swap", "new");
  expect(existsSync(output)).toBe(false);
  // Two parts of a build that write one file are a bug.
  expect(() => next.write(page, "again")).toThrow("EEXIST");
  folderWith("swap/site", "gone.html");
  expect(readdirSync(output)).toEqual(["gone.html"]);
  replaceOutput(output, next.folder);
  next.discard();
  expect([pageIn(output), readdirSync(output)]).toEqual(["new", ["blog"]]);
  expect(readdirSync(path.dirname(output))).toEqual(["site"]);
});

it("the output does not change if a build crashes, and the next build cleans up", () => {
  const { output, next } = begun("broken", "first");
  replaceOutput(output, next.folder);
  startOutput(output).write("rest.html", "broken off");
  folderWith(`broken/site.next-${spawnSync("true").pid}`);
  startOutput(output).discard();
  expect(pageIn(output)).toBe("first");
  expect(readdirSync(path.dirname(output))).toEqual(["site"]);
});

it("everybody can read the output, whatever the umask and the permissions of its sources", () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const report = path.join(folderWith("private", "report.pdf"), "report.pdf");
  chmodSync(report, 0o700);
  const { output, next } = begun("open", "new");
  next.copy("report.pdf", report);
  replaceOutput(output, next.folder);
  const modes = ["", "blog", page, "report.pdf"].map(
    (name) => statSync(path.join(output, name)).mode,
  );
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(["755", "755", "644", "644"]);
});

it("the output is complete and from the later build if two finish at once", () => {
  const other = folderWith(`both/site.next-${process.ppid}`, "from", "other");
  const { output, next } = begun("both", "first");
  replaceOutput(output, next.folder);
  replaceOutput(output, other);
  expect(readdirSync(output)).toEqual(["from"]);
  expect(readdirSync(path.dirname(output))).toEqual(["site"]);
});

it("the folder public/ is published with hidden folders, and replaces no file of the build", () => {
  const folder = path.dirname(folderWith("public/.well-known", "proof.txt"));
  const { next } = begun("public", "new");
  copyPublicFolder(folder, next);
  expect(existsSync(path.join(next.folder, ".well-known/proof.txt"))).toBe(true);
  expect(() => copyPublicFolder(folder, next)).toThrow(UserError);
});

it("the folder public/ publishes nothing from elsewhere", () => {
  const folder = folderWith("links");
  symlinkSync(room, path.join(folder, "elsewhere"));
  const { next } = begun("linked", "new");
  expect(() => copyPublicFolder(folder, next)).toThrow(UserError);
  symlinkSync(folderWith("elsewhere"), path.join(room, "public-link"));
  expect(() => copyPublicFolder(path.join(room, "public-link"), next)).toThrow(UserError);
});

afterEach(() => void vi.unstubAllEnvs());

it("version.txt names the commit that was built, or says that git cannot", () => {
  const folder = folderWith("charity", "package.json", "{}");
  const git = gitIn(folder);
  git("init", "--quiet");
  const said = (place = folder) => /^commit (.*)$/m.exec(versionText("2026-06-30", place))?.[1];
  const unknown = "unknown: git cannot name it";
  expect(said()).toBe(unknown);
  git("add", ".");
  git("commit", "--quiet", "-m", "A");
  expect(said()).toBe(git("rev-parse", "HEAD"));
  const unpacked = folderWith("charity/unpacked", "package.json", "{}");
  expect([said(unpacked), said(folderWith("none"))]).toEqual([unknown, unknown]);
  // Without git.
  vi.stubEnv("PATH", room);
  expect(said()).toBe(unknown);
});

const link = path.join(room, "link");
symlinkSync(process.cwd(), link);

it.each([
  ["is missing", path.join(room, "missing", "site"), true],
  ["is empty", folderWith("empty"), true],
  ["was made by a build", folderWith("made", "version.txt", versionText("2026-06-30")), true],
  [
    "was made without git",
    folderWith("bare", "version.txt", versionText("2026-06-30", room)),
    true,
  ],
  ["contains somebody's files", process.cwd(), false],
  ["has another version.txt", folderWith("program", "version.txt", "1.0.0\n"), false],
  ["is a file", path.join(folderWith("file", "site"), "site"), false],
  ["is below a file", path.resolve("package.json/site"), false],
  ["is a link to something else", link, false],
])("a folder for the site that %s (%s) is accepted: %s", (_why, folder, isSafe) => {
  if (isSafe) expect(path.basename(safeOutput(folder))).toBe(path.basename(folder));
  else expect(() => safeOutput(folder)).toThrow(UserError);
});

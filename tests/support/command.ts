import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";

/** A running command of ours. */
export type Command = ReturnType<typeof startCommand>;

type Variables = Record<string, string>;

/** Starts a program of ours with its arguments, in this working tree or a copy of it. */
export function startCommand(words: string[], variables: Variables, folder = process.cwd()) {
  const env = { ...process.env, ...variables };
  const line = ["scripts/run.js", ...words];
  const child = spawn(process.execPath, line, { cwd: folder, env });
  const output = { out: "", errors: "" };
  const hear = (stream: "out" | "errors") => (text: Buffer) => {
    output[stream] += text.toString();
  };
  child.stdout.on("data", hear("out"));
  child.stderr.on("data", hear("errors"));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  /** Resolves once the command has printed this on either stream. */
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const listen = () => {
        const match = pattern.exec(output.out) ?? pattern.exec(output.errors);
        if (match) resolve(match);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on("data", listen);
      listen();
      const failure = (code: number | null) =>
        new Error(`${words.join(" ")} ended with ${code}.\n${output.out}${output.errors}`);
      void ended.then((code) => reject(failure(code)));
    });
  const stop = () => {
    child.kill();
    return ended;
  };
  return { output, ended, until, stop };
}

/** Runs a program of ours until it ends. */
export async function runCommand(words: string[], variables: Variables = {}) {
  const { output, ended } = startCommand(words, variables);
  return { code: await ended, ...output };
}

/** Copies the working tree to a folder, without ignored files and with the packages linked. */
export async function copyRepository(folder: string) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { encoding: "utf8" }).split("\0");
  // Git still lists a deleted file until the deletion is committed.
  for (const file of files.filter((file) => file && existsSync(file)))
    await cp(file, `${folder}/${file}`);
  await mkdir(`${folder}/node_modules`);
  // Tools keep caches in hidden folders of node_modules.
  const names = readdirSync("node_modules").filter((name) => !name.startsWith("."));
  for (const name of names)
    await symlink(`${process.cwd()}/node_modules/${name}`, `${folder}/node_modules/${name}`);
}

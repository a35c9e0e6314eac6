import { execFileSync, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";

/** What a command finds in its environment besides where programs and the user's files are. */
export type Variables = Partial<NodeJS.ProcessEnv>;

// One command runs at a time, in a process group of its own with all that it starts.
let group = 0;

/** Copies the working tree to a folder, without what Git ignores and with the packages linked. */
export async function copySite(root: string, folder: string) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  // Git still lists a file that was deleted and not committed.
  for (const file of files.filter((file) => file && existsSync(`${root}/${file}`))) {
    await cp(`${root}/${file}`, `${folder}/${file}`);
  }
  await mkdir(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`)) {
    // Tools keep caches among the packages, in folders that begin with a dot.
    if (name.startsWith(".") && name !== ".bin") continue;
    await symlink(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  }
}

/** Runs a command in a folder to its end; its errors are shown, the rest of its output is not. */
export async function runCommand(command: string[], cwd: string, variables: Variables) {
  const [program = "", ...words] = command;
  // A setting of the machine, such as NODE_OPTIONS, would be measured with the command.
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...variables } as NodeJS.ProcessEnv;
  const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
  const child = spawn(program, words, { cwd, env, stdio, detached: true });
  group = child.pid ?? 0;
  const [code] = (await once(child, "exit")) as [number | null];
  group = 0;
  if (code !== 0) throw new Error(`"${command.join(" ")}" did not succeed.`);
}

/** Kills the command that is running, with all that it started. */
export function killCommand() {
  if (group > 0) process.kill(-group, "SIGKILL");
}

/** Runs a command to its end: the seconds it took and, where /proc tells, its peak memory in MiB. */
export async function measureCommand(...command: Parameters<typeof runCommand>) {
  const started = performance.now();
  let peak = 0;
  const look = () => (peak = Math.max(peak, memoryOfGroup()));
  const timer = existsSync("/proc/self/smaps_rollup") ? setInterval(look, 100) : undefined;
  await runCommand(...command).finally(() => clearInterval(timer));
  return { seconds: (performance.now() - started) / 1000, mebibytes: timer && peak };
}

// The proportional set sizes of all processes count the memory that they share once.
function memoryOfGroup() {
  let kilobytes = 0;
  for (const id of readdirSync("/proc").filter((name) => /^\d/.test(name))) {
    try {
      // The group is the third field behind the name, which stands in brackets.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      if (Number(fields[2]) !== group) continue;
      const sums = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
      kilobytes += Number(/^Pss: +(\d+)/m.exec(sums)?.[1] ?? 0);
    } catch {
      // It has ended by now.
    }
  }
  return kilobytes / 1024;
}

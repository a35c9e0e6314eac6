import { spawn } from "node:child_process";

/** In which folder a command runs, and what its environment has besides the usual. */
export type CommandPlace = { folder: string; env?: Record<string, string> };

/** A command that was started. */
export type Command = {
  process: number;
  /** What it said so far. */
  said: () => string;
  /** What the brackets of a pattern hold once it says something that fits; throws where it ends before. */
  saying: (pattern: RegExp) => Promise<string>;
  /** Ends it and everything that it started. */
  end: () => void;
  /** Its exit code; null where it was ended. */
  ended: Promise<number | null>;
};

const longestMinutes = 10;
const running = new Set<() => void>();
// What somebody set for a build of theirs, or for every Node of a machine, would be measured with it.
const leftOut = /^(npm_.*|CONTENT_DIR|OUT_DIR|BASE_PATH|SITE_URL|SHOW_DRAFTS|BODY_CACHE|NODE_.*)$/;

/** Starts a command in a group of its own, so that it can be ended with all that it started. */
export function startCommand(
  [program = "", ...rest]: string[],
  { folder, env }: CommandPlace,
): Command {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...inheritedEnvironment(), npm_config_update_notifier: "false", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  let output = "";
  let hear = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text.toString();
      hear();
    });
  }
  const end = () => {
    if (pid !== undefined) endGroup(pid);
  };
  running.add(end);
  // A command that hangs would otherwise hold up the whole bench.
  const limit = setTimeout(end, longestMinutes * 60_000);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => {
    clearTimeout(limit);
    running.delete(end);
  });
  const saying = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      hear = () => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      hear();
      ended.then(() => reject(new Error(`${program} ended.\n${output}`)), reject);
    });
  return { process: pid ?? 0, said: () => output, saying, end, ended };
}

function inheritedEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !leftOut.test(name));
  return Object.fromEntries(kept) as NodeJS.ProcessEnv;
}

/** Ends every command that is still running. */
export function endCommands() {
  for (const end of running) end();
}

function endGroup(group: number) {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // It ended by itself a moment ago.
  }
}

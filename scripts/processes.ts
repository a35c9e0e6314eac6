import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { UserError } from "#app/content/user-error.ts";

/** The error of a program that failed; the message is its complaint on one line. */
export class ProgramError extends UserError {
  /** Its exit code. */
  code?: unknown;
  /** What it printed. */
  output = "";
}

type Options = { folder?: string; environment?: Record<string, string> };

/** Runs a program such as git without a shell and returns its output; throws if it fails. */
export async function runProgram(
  program: string,
  args: string[],
  { folder, environment }: Options = {},
) {
  const quiet = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GH_PROMPT_DISABLED: "1" };
  const env = { ...process.env, ...quiet, ...environment };
  try {
    const options = { cwd: folder, env, maxBuffer: Infinity };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    type Failed = { code?: unknown; stderr?: string; stdout?: string };
    const { code, stderr = "", stdout: output = "" } = error as Failed;
    if (code === "ENOENT") throw new UserError(`${program} is required, but could not be started.`);
    const complaint = stderr.trim().replaceAll(/\p{Cc}+/gu, " ") || `it ended with ${String(code)}`;
    const failed = new ProgramError(`${program} failed: ${complaint}`);
    throw Object.assign(failed, { code, output });
  }
}

/** Runs a Node program, by default with inherited output, and returns its exit code. */
export function runChild(
  programArguments: string[],
  stdio: "inherit" | "ignore" = "inherit",
): Promise<number> {
  const child = spawn(process.execPath, programArguments, { stdio });
  // A child that was killed by a signal has no code, and failed too.
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}

import { spawn } from "node:child_process";

/** What git answered: its exit code, what it wrote, and what it complained about. */
export type GitAnswer = { code: number; output: string; complaint: string };

/** Runs git in a folder, without a shell, and answers whatever its exit code is. */
export function git(
  folder: string,
  words: string[],
  { input = "", variables = {} }: { input?: string; variables?: Record<string, string> } = {},
): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...variables };
    const child = spawn("git", words, { cwd: folder, env });
    const output: Buffer[] = [];
    const complaint: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => output.push(part));
    child.stderr.on("data", (part: Buffer) => complaint.push(part));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(output).toString("utf8"),
        complaint: Buffer.concat(complaint).toString("utf8"),
      }),
    );
    // A git that ends without reading what it was given is judged by its exit code.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

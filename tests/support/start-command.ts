import { spawn } from "node:child_process";

/** A command of ours on its way. */
export type Command = ReturnType<typeof startCommand>;

/** A script of ours, or a script and the words behind it. */
export type Script = string | string[];

/** Starts a script of ours with these variables besides our own; in this working tree or a copy of it. */
export function startCommand(
  script: Script,
  variables: Record<string, string | undefined>,
  folder: string = process.cwd(),
) {
  const env = { ...process.env, ...variables };
  // What the test runner sets for itself would make Vite think that it is tested.
  for (const name of ["NODE_ENV", "VITEST"]) delete env[name];
  const [file = "", ...words] = [script].flat();
  const name = file.replace(/^scripts\/|\.ts$/g, "");
  const child = spawn(process.execPath, ["scripts/run.js", name, ...words], { cwd: folder, env });
  const said = { out: "", errors: "" };
  const listeners = new Set<() => void>();
  const hear = (stream: "out" | "errors") => (text: Buffer) => {
    said[stream] += text.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", hear("out"));
  child.stderr.on("data", hear("errors"));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  /** Resolves once the command has said this on either stream. */
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const listen = () => {
        const found = pattern.exec(said.out) ?? pattern.exec(said.errors);
        if (found) resolve(found);
      };
      listeners.add(listen);
      listen();
      void ended.then((code) =>
        reject(new Error(`${script} ended with ${code}.\n${said.out}${said.errors}`)),
      );
    });
  const stop = () => {
    child.kill();
    return ended;
  };
  return { said, ended, until, stop };
}

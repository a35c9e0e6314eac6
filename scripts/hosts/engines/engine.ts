import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import type { DeployHost } from "#app/model/site/deploy-target.ts";

/** What an engine serves, and from where: its files and rules, a room for its own files, its port. */
export type EngineSite = { folder: string; room: string; rules: HostRules; port: number };

/** The program of a real host that can be started on this machine. */
export type Engine = {
  host: DeployHost;
  /** The program, by its name or its path. */
  program: string;
  /** How one comes by it. */
  install: string;
  /** Writes what it has to know, and answers with its command line. */
  command: (site: EngineSite) => string[];
};

/** Why an engine cannot be tried on this machine; undefined where it can. */
export function missingEngine({ host, program, install }: Engine): string | undefined {
  const isThere = path.isAbsolute(program)
    ? existsSync(program)
    : spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
  return isThere ? undefined : `${host} was not tried, because it is not installed (${install}).`;
}

import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyForHost } from "#scripts/hosts/copy-for-host.ts";
import type { Engine } from "#scripts/hosts/engines/engine.ts";
import type { HostRules } from "#scripts/hosts/host-rules.ts";
import { filesOfHost } from "#scripts/hosts/hosts.ts";
import { headersFile } from "#scripts/hosts/write/headers-file.ts";
import { htaccess } from "#scripts/hosts/write/htaccess.ts";
import { redirectsFile } from "#scripts/hosts/write/redirects-file.ts";

/** A running engine: where it answers, and how it is ended. */
export type RunningEngine = { address: string; stop: () => Promise<void> };

const patienceMilliseconds = 30_000;

/** Starts an engine on a copy of what its host would get of a build, under these rules. */
export async function startEngine(
  engine: Engine,
  built: string,
  rules: HostRules,
): Promise<RunningEngine> {
  const room = publicRoom();
  const folder = path.join(room, "site");
  const place = path.join(folder, rules.basePath);
  copyForHost(engine.host, built, place);
  writeRules(place, engine, rules);
  const port = await freePort();
  mkdirSync(path.join(room, "own"));
  const command = engine.command({ folder, room: path.join(room, "own"), rules, port });
  const running = await run(command, port, path.join(room, "own"));
  const stop = async () => {
    await running.stop();
    rmSync(room, { recursive: true, force: true });
  };
  return { address: running.address + rules.basePath, stop };
}

// Of root's temporary folders, Apache would see nothing.
function publicRoom() {
  const parent = process.getuid?.() === 0 ? "/var/tmp" : tmpdir();
  const room = mkdtempSync(path.join(parent, "suluhisho-host-"));
  chmodSync(room, 0o755);
  return room;
}

function writeRules(folder: string, { host }: Engine, rules: HostRules) {
  const texts = {
    _headers: headersFile(rules.headers),
    _redirects: redirectsFile(rules.redirects),
    ".htaccess": htaccess(rules),
  };
  for (const name of filesOfHost(host, Object.keys(texts)))
    writeFileSync(path.join(folder, name), texts[name as keyof typeof texts]);
}

async function run([program = "", ...words]: string[], port: number, home: string) {
  // In a group of its own, so that it ends with everything that it has started.
  const child = spawn(program, words, {
    cwd: home,
    detached: true,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: "false" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  let isEnded = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      isEnded = true;
      resolve();
    });
  });
  const stop = async () => {
    if (!isEnded && child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  const until = performance.now() + patienceMilliseconds;
  while (!(await isAnswering(address))) {
    if (isEnded) throw new Error(`${program} ended at once.\n${said}`);
    if (performance.now() > until) {
      await stop();
      throw new Error(`${program} did not answer.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { address, stop };
}

function isAnswering(address: string) {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { UserError } from "#app/content/user-error.ts";

const isRoot = process.getuid?.() === 0;

/** The flags for a browser that keeps to itself: no calls home, no sandbox where root has none. */
export const browserFlags: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(isRoot ? ["--no-sandbox"] : []),
];

// A machine that reaches the packages of its system may not reach Playwright's downloads.
const playwright = "node_modules/playwright-core/cli.js";
const installs: [program: string, ...words: string[]][] = [
  [process.execPath, playwright, "install", "--with-deps", "chromium"],
];
if (isRoot && existsSync("/etc/debian_version"))
  installs.unshift(
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
  );

/** The path of a Chromium: the one that CHROMIUM_PATH names, one that is there, or one installed now. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`CHROMIUM_PATH says "${named}", but no program is there.`);
  }
  let found = presentBrowser();
  for (const [program, ...words] of installs) {
    if (found) break;
    console.log(`Installing Chromium: ${program} ${words.join(" ")}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(program, words, { env, stdio: "inherit", timeout: 10 * 60_000 });
    found = presentBrowser();
  }
  if (found) return found;
  throw new UserError("The tests need Chromium: install one, and let CHROMIUM_PATH name it.");
}

// A file alone proves little: some only ask for another package when they are started.
function presentBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const starts = (program: string) =>
    spawnSync(program, ["--version"], { timeout: 10_000 }).status === 0;
  return [...places, chromium.executablePath()].find((one) => existsSync(one) && starts(one));
}

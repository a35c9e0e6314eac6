import { execFile, spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { chromium } from "playwright-core";

const namesOnPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

/** Finds a Chromium for the tests, installs one where there is none, and answers with its path. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH says "${named}", but no program is there: ` +
        "point it at a Chromium or Chrome, or unset it to have one found.",
    );
  }
  for (const install of [() => {}, installWithApt, installWithPlaywright]) {
    install();
    const present = await presentBrowser();
    if (present) return present;
  }
  throw new Error(
    "The tests need Chromium or Chrome, and none could be found or installed: " +
      "install one and set CHROMIUM_PATH to its program, then run `npm test` again.",
  );
}

async function presentBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of [...onPath, playwrightBrowser()]) {
    if ((await isExecutable(candidate)) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

function playwrightBrowser() {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on a system that it has no browser for.
    return "";
  }
}

// A folder counts as executable too.
async function isExecutable(file: string) {
  const check = access(file, constants.X_OK).then(() => stat(file));
  return check.then(
    (found) => found.isFile(),
    () => false,
  );
}

// A file alone proves little: Ubuntu's chromium-browser may only ask for a snap, and Playwright's
// browser does not start until the system libraries are there.
async function starts(program: string) {
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === "win32") return true;
  return promisify(execFile)(program, ["--version"], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

// First, because some machines reach the packages of their system and not Playwright's downloads.
function installWithApt() {
  if (!isRoot || !existsSync("/etc/debian_version")) return;
  runInstaller("apt-get", ["update"]);
  runInstaller("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
}

function installWithPlaywright() {
  const program = path.resolve("node_modules/playwright-core/cli.js");
  runInstaller(process.execPath, [program, "install", "--with-deps", "chromium"]);
}

// How an installer ended is not asked: whether a browser can be found afterwards is.
function runInstaller(command: string, words: string[]) {
  console.log(`Installing Chromium: ${command} ${words.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, words, { env, stdio: "inherit", timeout: 10 * 60_000 });
}

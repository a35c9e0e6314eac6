import { execFile, spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { chromium } from "playwright-core";

const namesOnPath = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const playwrightProgram = path.resolve("node_modules/playwright-core/cli.js");
const playwrightHost = "https://cdn.playwright.dev";
const isRoot = process.getuid?.() === 0;

const answerLimit = 10_000;
const installLimit = 10 * 60_000;

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

  const present = await presentBrowser();
  if (present) return present;

  for (const install of [installWithPlaywright, installWithApt]) {
    await install();
    const installed = await presentBrowser();
    if (installed) return installed;
  }

  throw new Error(
    "The tests need Chromium or Chrome, and none could be found or installed: " +
      "install one and set CHROMIUM_PATH to its program, then run `npm test` again.",
  );
}

async function presentBrowser(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = namesOnPath.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );

  for (const candidate of [...candidates, playwrightBrowser()]) {
    if (candidate && (await isExecutable(candidate)) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

function playwrightBrowser(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on a system that it has no browser for.
    return undefined;
  }
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    // A folder counts as executable too.
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

// A file alone proves little: Ubuntu's chromium-browser may only ask for a snap, and Playwright's
// browser does not start until the system libraries are there.
async function starts(program: string): Promise<boolean> {
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === "win32") return true;
  return promisify(execFile)(program, ["--version"], { timeout: answerLimit }).then(
    () => true,
    () => false,
  );
}

async function installWithPlaywright(): Promise<void> {
  // Playwright installs system packages first and downloads second. Asking first saves minutes on
  // a machine that its download does not reach.
  if (!(await playwrightHostAnswers())) {
    console.log(`Not installing Chromium with Playwright: ${playwrightHost} does not answer.`);
    return;
  }
  console.log("Installing Chromium with Playwright (playwright install --with-deps chromium).");
  runInstaller(process.execPath, [playwrightProgram, "install", "--with-deps", "chromium"]);
}

async function playwrightHostAnswers(): Promise<boolean> {
  const { HTTPS_PROXY, https_proxy, PLAYWRIGHT_DOWNLOAD_HOST } = process.env;
  // Node's fetch knows neither proxies nor mirrors; Playwright does, so let it try.
  if (HTTPS_PROXY || https_proxy || PLAYWRIGHT_DOWNLOAD_HOST) return true;
  const signal = AbortSignal.timeout(answerLimit);
  return fetch(playwrightHost, { method: "HEAD", signal }).then(
    () => true,
    () => false,
  );
}

function installWithApt() {
  if (!isRoot || !existsSync("/etc/debian_version")) return;
  console.log("Installing Chromium with apt-get (apt-get install chromium).");
  runInstaller("apt-get", ["update"]);
  runInstaller("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
}

// How an installer ended is not asked: whether a browser can be found afterwards is.
function runInstaller(command: string, words: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, words, { env, stdio: "inherit", timeout: installLimit });
}

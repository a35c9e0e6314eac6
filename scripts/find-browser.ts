import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { setting } from "#app/content/setting.ts";
import { UserError } from "#app/content/user-error.ts";

const isRoot = process.getuid?.() === 0;

/** Browser flags: no background requests, and no sandbox for root, which has none. */
export const browserFlags: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Otherwise the shell loads a cross-origin frame in the page's own process, and shows no focus on it.
  "--site-per-process",
  // A tenth less time: otherwise a spare process is started for each page.
  "--renderer-process-limit=1",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * Full Chromium; its headless shell, which takes a third less time but lacks the features of a
 * window; or an ordinary Firefox.
 */
export type BrowserKind = "whole" | "shell" | "firefox";

// A machine that can reach its package mirrors may not be able to reach Playwright's downloads.
const isDebian = isRoot && existsSync("/etc/debian_version");
const playwright = "node_modules/playwright-core/cli.js";
const whole = chromium.executablePath();
const browsers = {
  whole: {
    title: "Chromium",
    variable: "CHROMIUM_PATH",
    package: "chromium",
    programs: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    downloaded: whole,
  },
  shell: {
    title: "Chromium",
    variable: "CHROMIUM_SHELL_PATH",
    package: "chromium-headless-shell",
    programs: ["chromium-headless-shell", "chrome-headless-shell"],
    downloaded: whole.replace(
      /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*?(\.exe)?$/,
      "chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4",
    ),
  },
  // Playwright's own Firefox speaks another protocol, so the downloaded one is never used.
  firefox: {
    title: "Firefox",
    variable: "FIREFOX_PATH",
    package: "firefox-esr",
    programs: ["firefox-esr", "firefox"],
    downloaded: "",
  },
};

/**
 * Sets the environment variables of the test browsers, so that all child processes use the same
 * ones: those already set, those on this machine, or newly installed ones.
 */
export function nameBrowsers(): void {
  const isFirefox = setting("TEST_BROWSER") === "firefox";
  const kinds = isFirefox ? (["firefox"] as const) : (["shell", "whole"] as const);
  for (const kind of kinds) process.env[browsers[kind].variable] = findBrowser(kind);
}

/** The path of a Chromium; the full one if there is no headless shell, or if only CHROMIUM_PATH is set. */
export function findBrowser(kind: BrowserKind): string {
  const { title, variable } = browsers[kind];
  const named = (name: string) =>
    setting(name, existsSync, "Write the path of a browser that exists, or leave it out.");
  const program =
    named(variable) ??
    (kind === "shell" ? named(browsers.whole.variable) : undefined) ??
    presentBrowser(kind) ??
    installedBrowser(kind);
  if (program) return program;
  if (kind === "shell") return findBrowser("whole");
  throw new UserError(`The tests need ${title}: install it, and set ${variable} to its path.`);
}

function installedBrowser(kind: BrowserKind) {
  const { package: name } = browsers[kind];
  const installs: [program: string, ...words: string[]][] =
    kind === "firefox" ? [] : [[process.execPath, playwright, "install", "--with-deps", name]];
  if (isDebian)
    installs.unshift(
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", name],
    );
  let installed: string | undefined;
  for (const [program, ...words] of installs) {
    if (installed) break;
    console.log(`Installing a browser: ${program} ${words.join(" ")}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(program, words, { env, stdio: "inherit", timeout: 10 * 60_000 });
    installed = presentBrowser(kind);
  }
  return installed;
}

// Tries to start it, because some distributions install a stub that only asks for another package.
function presentBrowser(kind: BrowserKind) {
  const { programs, downloaded } = browsers[kind];
  const folders = (setting("PATH") ?? "").split(path.delimiter).filter(Boolean);
  const places = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const starts = (program: string) =>
    spawnSync(program, ["--version"], { timeout: 10_000 }).status === 0;
  return [...places, downloaded].find((file) => existsSync(file) && starts(file));
}

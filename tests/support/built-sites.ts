import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { onTestFinished, vi } from "vitest";

import { closeLibrary } from "#app/library/library.server.ts";
import { buildSite } from "#scripts/build/build-site.ts";
import { outputFile } from "#scripts/build/output-file.ts";
import type { SiteFiles } from "#tests/support/growing-site.ts";

// The disk has no room for the sites of a night.
const keptSites = 5;

/** What came of a build: whether it was right, and the lines that it printed. */
export type Build = { isRight: boolean; out: string; errors: string };

/** Sites that are built into folders of one room, from words that change. */
export function builtSites(room: string) {
  const content = path.join(room, "content");
  let written: SiteFiles = {};
  const cleanSites = new Map<string, string>();
  let cleanBuilds = 0;
  const say = (files: SiteFiles) => {
    for (const file of Object.keys(written)) {
      if (!(file in files)) rmSync(path.join(content, file));
    }
    for (const [file, text] of Object.entries(files)) {
      if (written[file] === text) continue;
      mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
      writeFileSync(path.join(content, file), text);
    }
    written = files;
  };
  const forget = (output: string) => {
    rmSync(path.join(room, output), { recursive: true, force: true });
    rmSync(outputFile(path.join(room, output), "json"), { force: true });
  };
  const built = async (output: string, day?: string) => {
    const folder = path.join(room, output);
    const { isRight, errors } = await build(content, folder, day);
    if (!isRight) throw new Error(errors);
    return folder;
  };
  /** The folder of a site that is built from nothing, once for words that come back soon. */
  const clean = async (day = "") => {
    const state = JSON.stringify([day, written]);
    const name = cleanSites.get(state) ?? `clean-${(cleanBuilds += 1)}`;
    if (!cleanSites.has(state)) await built(name, day);
    cleanSites.set(state, name);
    const [[oldest, left] = ["", ""]] = cleanSites;
    if (cleanSites.size > keptSites) {
      cleanSites.delete(oldest);
      forget(left);
    }
    return path.join(room, name);
  };
  /** The files that a build over the last output leaves otherwise than a build from nothing. */
  const differences = async (output: string, day?: string) =>
    differentFiles(await built(output, day), await clean(day));
  return { content, say, clean, differences };
}

/** Builds a site in this process, as `npm run build` does; on another day where one is named. */
export async function build(content: string, output: string, day = ""): Promise<Build> {
  const said = { out: "", errors: "" };
  const hear = (stream: "out" | "errors") => (line: string) => void (said[stream] += `${line}\n`);
  const spies = [
    vi.spyOn(console, "log").mockImplementation(hear("out")),
    vi.spyOn(console, "error").mockImplementation(hear("errors")),
  ];
  const variables = { NODE_ENV: "production", CONTENT_DIR: content, OUT_DIR: output, DATE: day };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  // The code is built with the plugins that tests themselves go without.
  vi.stubEnv("VITEST", "");
  onTestFinished(closeLibrary);
  closeLibrary();
  try {
    return { isRight: await buildSite(), ...said };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

/** The files that are not in both folders with the same bytes, by their paths inside them. */
export function differentFiles(folder: string, other: string) {
  const [one, two] = [filesIn(folder), filesIn(other)];
  return [...new Set([...one.keys(), ...two.keys()])].filter(
    (file) => one.get(file) !== two.get(file),
  );
}

function filesIn(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
}

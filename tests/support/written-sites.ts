import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { vi } from "vitest";

import { inspectContents } from "#app/library/inspect.server.ts";
import { printProblems } from "#app/library/problems/problem.ts";
import { buildApp } from "#scripts/build/build-app.ts";
import { cutFonts } from "#scripts/build/cut-fonts.ts";
import { siteFile } from "#scripts/build/memory/site-file.ts";
import { writeSite } from "#scripts/build/write-site.ts";
import type { SiteFiles } from "#tests/support/growing-site.ts";

/** The code of the site, built as it is for visitors; answers with its folder. */
export async function builtCode() {
  await cutFonts();
  // The code is built with the plugins that tests themselves go without.
  vi.stubEnv("VITEST", "");
  const { folder } = await buildApp();
  vi.unstubAllEnvs();
  return folder;
}

/** Sites that are written into folders of one room, from words that change. */
export function writtenSites(room: string) {
  const content = path.join(room, "content");
  let written: SiteFiles = {};
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
  const inspect = async () => {
    const folders = { content, pictures: path.resolve("public") };
    const inspection = await inspectContents(folders, { drafts: false });
    if (!inspection.contents) throw new Error(printProblems(inspection.problems));
    return inspection;
  };
  const forget = (output: string) => {
    rmSync(path.join(room, output), { recursive: true, force: true });
    rmSync(siteFile(path.join(room, output), "record"), { force: true });
  };
  /** The files that a build over the last output leaves otherwise than a build from nothing, and the graph. */
  const differences = async (app: string, output: string) => {
    const inspection = await inspect();
    forget("clean");
    const [kept, clean] = [path.join(room, output), path.join(room, "clean")];
    const graphs: string[] = [];
    for (const folder of [kept, clean]) {
      await writeSite(inspection, app, folder);
      graphs.push(readFileSync(path.join(room, "content-graph.json"), "utf8"));
    }
    const files = differentFiles(kept, clean);
    return graphs[0] === graphs[1] ? files : [...files, "content-graph.json"];
  };
  return { content, say, forget, differences };
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

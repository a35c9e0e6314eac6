import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  breakSeal,
  sealOutput,
  sealedPages,
  stateOfSources,
} from "#scripts/build/output/site-seal.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const room = temporaryFolder();
const content = path.join(room, "content");
const output = path.join(room, "output");
const word = path.join(content, "site.yaml");
const page = path.join(output, "index.html");

beforeEach(() => {
  for (const file of [word, page]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "name: A\n");
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  breakSeal(output);
});

describe("a sealed output", () => {
  it("is known again as long as nothing changed", () => {
    seal();
    expect(pages()).toBe(7);
  });

  it.each([
    ["a word changed", () => writeFileSync(word, "name: B\n")],
    [
      "a word changed and its time was put back",
      () => {
        writeFileSync(word, "name: B\n");
        utimesSync(word, 1_700_000_000, 1_700_000_000);
      },
    ],
    ["a file of words was added", () => writeFileSync(path.join(content, "b.yaml"), "")],
    ["a page was changed", () => writeFileSync(page, "name: B\n")],
    ["a page was taken away", () => rmSync(page)],
    ["a file was put beside the pages", () => writeFileSync(path.join(output, "x.html"), "")],
    ["the site is for another address", () => vi.stubEnv("SITE_URL", "https://other.example")],
    ["drafts are shown", () => vi.stubEnv("SHOW_DRAFTS", "true")],
    [
      "another day began",
      () => void vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ["Date"] }),
    ],
  ])("is looked at again where %s", (_what, change) => {
    seal();
    change();
    expect(pages()).toBeUndefined();
    vi.useRealTimers();
    rmSync(path.join(content, "b.yaml"), { force: true });
    rmSync(path.join(output, "x.html"), { force: true });
  });

  it("is never one of words that were saved a moment ago", () => {
    sealOutput(output, stateOfSources(content), 7);
    expect(pages()).toBeUndefined();
  });
});

function seal() {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now.call(Date) + 10_000);
  sealOutput(output, stateOfSources(content), 7);
  vi.restoreAllMocks();
}

function pages() {
  return sealedPages(output, stateOfSources(content));
}

import { rmSync } from "node:fs";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Inspection } from "#app/library/inspect.server.ts";
import { lookOver } from "#scripts/build/look-over.ts";
import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import { siteFile } from "#scripts/build/memory/site-file.ts";
import type { PageFacts } from "#scripts/build/pages/page-facts.ts";
import type { PageWeight } from "#scripts/build/pages/page-weight.ts";
import type { WrittenSite } from "#scripts/build/write-site.ts";
import { weightBudget } from "#scripts/checks/pages-are-light.ts";
import { pageAt } from "#tests/support/built-pages.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const output = path.join(temporaryFolder(), "output");
const light = { whole: 40_000, script: 1_000 };
// Nobody has to find the way to it from the menu.
const address = "/404";
const inspection = { entries: [], shown: [], texts: new Map() } as unknown as Inspection;

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  for (const kind of ["copy", "checks"]) rmSync(siteFile(output, kind), { force: true });
});

describe("lookOver", () => {
  it("tells of a page that is too heavy and of a security.txt that says nothing", async () => {
    const { weights, problems } = await look({}, { whole: weightBudget.others + 1, script: 0 });
    expect(weights.get(address)?.whole).toBe(weightBudget.others + 1);
    expect(problems).toHaveLength(2);
  });

  it("tells the same twice where nothing was mended, and nothing more where it was", async () => {
    const [first, second] = [
      await look({ links: ["/nowhere"] }),
      await look({ links: ["/nowhere"] }),
    ];
    expect(first.problems.map(({ says }) => says)).toContainEqual(
      expect.stringContaining("/nowhere"),
    );
    expect(second.problems).toEqual(first.problems);
    const mended = await look({});
    expect(mended.problems).toHaveLength(first.problems.length - 1);
  });
});

function look(facts: Partial<PageFacts>, weight: PageWeight = light) {
  const list = keptLines<PageFacts>();
  list.set(address, pageAt(address, facts));
  const record = {
    state: "state",
    files: new Map(),
    pages: new Map([[address, { file: "404.html", weight }]]),
    facts: list,
  };
  const studio = () => Promise.resolve({ ask: () => Promise.resolve("") });
  const site = { record, securityText: "", studio } as unknown as WrittenSite;
  return lookOver(site, inspection, output);
}

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { keptLines } from "#scripts/build/memory/kept-lines.ts";
import { siteFile } from "#scripts/build/memory/site-file.ts";
import {
  readSiteRecord,
  writeSiteRecord,
  type SiteRecord,
} from "#scripts/build/memory/site-record.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const output = path.join(temporaryFolder(), "output");
const record: SiteRecord = {
  state: "code and options",
  texts: new Map([["content/site.yaml", "hash of the text"]]),
  everywhere: { fields: { "content/site.yaml": ["name"] }, wholes: [] },
  files: new Map([["index.html", { stamp: "12 34", contents: "hash" }]]),
  pages: new Map([["/", { file: "index.html", weight: { whole: 40_000, script: 2_000 } }]]),
  wholes: new Map([["content/blog?order", { hash: "hash", pages: ["/"] }]]),
  reads: keptLines([["/", '{"fields":{},"wholes":["content/blog?order"]}']]),
  facts: keptLines([["/", '{"title":"Two\\nlines"}']]),
  fields: keptLines([["content/site.yaml", '[{"fields":{"name":2},"pages":[]}]']]),
  hashes: keptLines([["content/site.yaml", '{"name":"hash"}']]),
};

afterEach(() => rmSync(siteFile(output, "record"), { force: true }));

describe("the record of a site", () => {
  it("comes back as it was kept", () => {
    writeSiteRecord(output, record);
    const found = readSiteRecord(output);
    expect({ ...found, ...linesOf(found) }).toEqual({ ...record, ...linesOf(record) });
  });

  it("is none where there was no build", () => {
    expect(readSiteRecord(output)).toBeUndefined();
  });

  it.each([
    ["cut off", (text: string) => text.slice(0, -1)],
    ["longer", (text: string) => `${text} `],
    ["changed in a letter", (text: string) => text.replace('"name":2', '"name":3')],
    ["of another form", (text: string) => text.replace(/^\d+/, "2")],
    ["no record", () => "{}"],
  ])("is none where it is %s", (_how, damage) => {
    writeSiteRecord(output, record);
    const file = siteFile(output, "record");
    writeFileSync(file, damage(readFileSync(file, "utf8")));
    expect(readSiteRecord(output)).toBeUndefined();
  });
});

function linesOf(one: SiteRecord | undefined) {
  const { reads, facts, fields, hashes } = one ?? record;
  const lists = { reads, facts, fields, hashes };
  return Object.fromEntries(
    Object.entries(lists).map(([part, list]) => [
      part,
      list.names().map((name) => [name, list.line(name)]),
    ]),
  );
}

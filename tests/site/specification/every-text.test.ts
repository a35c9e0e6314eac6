import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";

import { checkedSite } from "#scripts/check/checked-site.ts";
import { oneLine } from "#tests/support/browser/reading.ts";
import { testSites } from "#tests/support/browser/test-sites.ts";
import { contentWith } from "#tests/support/content-folder.ts";
import { openSite } from "#tests/support/browser/site.ts";

openSite();
// Texts for cases that the frozen content does not have.
const otherFiles = /^(sw\/)?(interface|forms|stats|pages\/(not-found|blog))\.yaml$/;
const otherFields =
  /^(jina\.source|events\.\w+|stories\.changed|partnerships\.partners|(form\.)?served\..*|register\.verified|giving\.(sample|write.*|mobileMoney.*))$/;
const { texts } = checkedSite(await contentWith({}));

it("shows every text of the content on some page", () => {
  const pages = readdirSync(testSites.frozen, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => parse(readFileSync(path.join(testSites.frozen, file), "utf8")));
  const attributes = pages.flatMap((page) =>
    page.querySelectorAll("*").flatMap((part) => Object.values(part.attributes)),
  );
  const shown = oneLine([...pages.map((page) => page.structuredText), ...attributes].join(" "));
  const always = texts.filter(
    ({ entry, field }) => !otherFiles.test(entry.file.path) && !otherFields.test(field),
  );
  expect(always.length).toBeGreaterThan(500);
  const missing = always.filter(({ value }) => {
    // Values in braces are filled in.
    const parts = value.split(/\{+[\w:-]+\}+/).map(oneLine);
    return parts.some((part) => !shown.includes(part));
  });
  expect(missing.map(({ entry, field }) => `${entry.file.path} ${field}`)).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { testSites, writingPage } from "#tests/support/browser/test-sites.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
// One page of each template; the same code renders all entries of a list.
const pages = (["real", "smallest"] as const).flatMap((name) => {
  const files = readdirSync(testSites[name], { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .toSorted();
  const templates = new Map(files.map((file) => [file.replace(/[^/]+$/, fileOfTemplate), file]));
  return [...templates.values()].map((file) => path.join(testSites[name], file));
});

// Pages in these folders share one template.
function fileOfTemplate(name: string, _at: number, file: string) {
  return /^(?:sw\/)?(?:blog|leso)\//.test(file) ? "*" : name;
}

it.each([...pages, path.join(testSites.variant, `${writingPage}.html`)])("%s", async (page) => {
  const { results } = await validator.validateFile(page);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  // The validator does not check that each term has a description.
  const terms = parse(readFileSync(page, "utf8")).querySelectorAll("dl dt");
  const bare = terms.filter(({ parentNode }) => !parentNode?.querySelector("dd"));
  expect([...faults, ...bare.map(({ text }) => text)]).toEqual([]);
});

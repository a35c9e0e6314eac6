import { readdirSync } from "node:fs";
import path from "node:path";

import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";

import { testSites } from "#tests/support/browser/test-sites.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
const pages = readdirSync(testSites.real, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);

it.each(pages)("%s has no fault that html-validate knows", async (page) => {
  const { results } = await validator.validateFile(path.join(testSites.real, page));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

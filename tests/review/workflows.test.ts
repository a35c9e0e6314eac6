import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { workflowFaults } from "#tests/support/review/workflow-faults.ts";

const folder = ".github/workflows";
const names = await readdir(folder);
const textOf = (name: string) => readFile(path.join(folder, name), "utf8");

const pinned = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683";
const checkout = (facts = "") =>
  `- { uses: ${pinned}, with: { persist-credentials: false${facts} } }`;
const download = `- uses: actions/download-artifact@${"a".repeat(40)}`;
const workflow = ({
  on = "pull_request",
  all = "permissions: { contents: read }",
  step = "- run: npm ci",
  job = "timeout-minutes: 5",
}) => `on: { ${on}: }\n${all}\njobs:\n  one:\n    ${job}\n    steps:\n      ${step}\n`;

const unread = "lets what a branch made into a job with rights unread";
const foreign = "takes code of a branch into a job with rights";
const dangerous: [fault: string, Parameters<typeof workflow>[0]][] = [
  ["says nothing of its permissions", { all: "" }],
  ["gives every job more than reading", { on: "push", all: "permissions: { contents: write }" }],
  ["gives every job more than reading", { on: "push", all: "permissions: write-all" }],
  ["lets strangers' code write", { job: "permissions: { pull-requests: write }" }],
  ["lets strangers' code write", { on: "issues", job: "permissions: { contents: write }" }],
  ["shows strangers a secret", { step: "- { run: x, env: { A: '${{ secrets.A }}' } }" }],
  ["shows strangers a secret", { step: "- { run: x, env: { A: '${{ github.token }}' } }" }],
  ["puts a value into a command", { step: "- run: echo ${{ github.event.pull_request.title }}" }],
  ["puts a value into a command", { step: "- run: echo ${{ github.head_ref }}" }],
  ["leaves the token beside the code", { step: `- uses: ${pinned}` }],
  [foreign, { on: "workflow_run", step: checkout(", ref: x") }],
  ["checks out on pull_request_target", { on: "pull_request_target", step: checkout() }],
  [unread, { on: "workflow_run", step: download }],
  [unread, { on: "workflow_run", step: "- run: gh run download 5" }],
  ["uses an action that its owner can change", { step: "- uses: actions/setup-node@v4" }],
];

describe("workflowFaults", () => {
  it.each(dangerous)("sees a workflow that %s: %j", (fault, facts) => {
    expect(workflowFaults(workflow(facts))).toContain(fault);
  });

  it("has nothing against a careful one", () => {
    expect(workflowFaults(workflow({ step: checkout() }))).toEqual([]);
  });
});

describe("the workflows of this repository", () => {
  it.each(names)("hold no danger, and run only what is there: %s", async (name) => {
    const [text, manifest] = [await textOf(name), await readFile("package.json", "utf8")];
    expect(workflowFaults(text)).toEqual([]);
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    for (const [, script = ""] of text.matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, script = ""] of text.matchAll(/scripts\/run\.js (\S+)/g))
      expect(existsSync(`scripts/${script}.ts`), script).toBe(true);
  });

  it("let Publish review follow Review by its name", async () => {
    const [review, publish] = await Promise.all(["review.yml", "publish-review.yml"].map(textOf));
    const { name } = parse(review ?? "") as { name: string };
    expect(parse(publish ?? "")).toMatchObject({ on: { workflow_run: { workflows: [name] } } });
  });

  it("let the words of an issue meet no script of a package", async () => {
    expect(await textOf("entry-from-issue.yml")).toContain("npm ci --ignore-scripts");
  });
});

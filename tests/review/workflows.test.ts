import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { workflowFaults } from "#tests/support/review/workflow-faults.ts";

const folder = ".github/workflows";
const names = await readdir(folder);
const textOf = (name: string) => readFile(path.join(folder, name), "utf8");

const pinned = "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683";
const safeCheckout = `- { uses: ${pinned}, with: { persist-credentials: false } }`;
const workflow = ({
  on = "pull_request",
  permissions = "permissions: { contents: read }",
  step = "- run: npm ci",
  job = "",
}) =>
  `on: { ${on}: }\n${permissions}\njobs:\n  one:\n    ${job || "timeout-minutes: 5"}\n    steps:\n      ${step}\n`;

const dangerous = [
  { fault: "says nothing of its permissions", text: workflow({ permissions: "" }) },
  {
    fault: "gives every job more than reading",
    text: workflow({ on: "push", permissions: "permissions: { contents: write }" }),
  },
  {
    fault: "gives every job more than reading",
    text: workflow({ on: "push", permissions: "permissions: write-all" }),
  },
  {
    fault: "lets strangers' code write",
    text: workflow({ job: "permissions: { pull-requests: write }" }),
  },
  {
    fault: "lets strangers' code write",
    text: workflow({ on: "issues", job: "permissions: { contents: write }" }),
  },
  {
    fault: "shows strangers a secret",
    text: workflow({ step: "- { run: x, env: { A: '${{ secrets.A }}' } }" }),
  },
  {
    fault: "shows strangers a secret",
    text: workflow({ step: "- { run: x, env: { A: '${{ github.token }}' } }" }),
  },
  {
    fault: "puts a value into a command",
    text: workflow({ step: "- run: echo ${{ github.event.pull_request.title }}" }),
  },
  {
    fault: "puts a value into a command",
    text: workflow({ step: "- run: echo ${{ github.head_ref }}" }),
  },
  { fault: "leaves the token beside the code", text: workflow({ step: `- uses: ${pinned}` }) },
  {
    fault: "takes code of a branch into a job with rights",
    text: workflow({
      on: "workflow_run",
      step: `- { uses: ${pinned}, with: { persist-credentials: false, ref: x } }`,
    }),
  },
  {
    fault: "checks out on pull_request_target",
    text: workflow({ on: "pull_request_target", step: safeCheckout }),
  },
  {
    fault: "lets what a branch made into a job with rights unread",
    text: workflow({
      on: "workflow_run",
      step: `- uses: actions/download-artifact@${"a".repeat(40)}`,
    }),
  },
  {
    fault: "uses an action that its owner can change",
    text: workflow({ step: "- uses: actions/setup-node@v4" }),
  },
];

describe("workflowFaults", () => {
  it.each(dangerous)("sees a workflow that $fault", ({ fault, text }) => {
    expect(workflowFaults(text)).toContain(fault);
  });

  it("has nothing against a careful one", () => {
    expect(workflowFaults(workflow({ step: safeCheckout }))).toEqual([]);
  });
});

describe("the workflows of this repository", () => {
  it.each(names)("hold no danger: %s", async (name) => {
    expect(workflowFaults(await textOf(name))).toEqual([]);
  });

  it("let Publish review follow Review by its name", async () => {
    const [review, publish] = await Promise.all(["review.yml", "publish-review.yml"].map(textOf));
    const { name } = parse(review ?? "") as { name: string };
    expect(parse(publish ?? "")).toMatchObject({ on: { workflow_run: { workflows: [name] } } });
  });

  it.each(names)("run only scripts that are there: %s", async (name) => {
    const [text, manifest] = [await textOf(name), await readFile("package.json", "utf8")];
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    for (const [, script = ""] of text.matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(script);
    }
    for (const [, script = ""] of text.matchAll(/tsx (\S+)/g)) {
      expect(await readFile(script, "utf8")).not.toBe("");
    }
  });
});

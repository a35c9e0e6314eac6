import { execSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

import { delicateChanges } from "#scripts/review/delicate-changes.ts";
import { codeLabel } from "#scripts/review/shown/comment.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { workflowFaults } from "#tests/support/review/workflow-faults.ts";

type DeployJob = {
  needs?: string[];
  if?: string;
  permissions?: object;
  concurrency?: object;
  steps: { run?: string }[];
};

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
  job = "permissions: { contents: read }",
  time = "timeout-minutes: 5",
  top = "concurrency: { group: a }\nrun-name: '#${{ github.event.pull_request.number }}'",
}) =>
  `on: { ${on}: }\n${all}\n${top}\njobs:\n  one:\n    ${time}\n    ${job}\n    steps:\n      ${step}\n`;

const unread = "lets what a branch made into a job with rights unread";
const unchecked = "takes a file unread into a job with an environment";
const foreign = "takes code of a branch into a job with rights";
const written = "writes out what a branch holds";
const beside = "gives a job rights or a token beside what a stranger made";
const installs = "installs packages or takes code where it may write";
const key = "env: { A: '${{ secrets.A }}' }";
const environment = "environment: live";
const scripts = "runs the scripts of packages beside what a stranger made";
const mayWrite = "permissions: { contents: write }";
const ofStrangers = { on: "pull_request_target" };
const fetch = "- run: git fetch origin refs/pull/$N/head";
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
  [
    foreign,
    { ...ofStrangers, step: checkout(", ref: '${{ github.event.pull_request.head.sha }}'") },
  ],
  [written, { ...ofStrangers, step: "- run: git checkout $HEAD" }],
  [written, { ...ofStrangers, step: "- run: git restore --source $HEAD ." }],
  [written, { on: "workflow_run", step: "- run: gh pr checkout 7" }],
  [beside, { ...ofStrangers, step: fetch, job: mayWrite }],
  [beside, { ...ofStrangers, step: `${fetch}\n        env: { A: '\${{ github.token }}' }` }],
  [beside, { ...ofStrangers, step: "- run: npm run review -- --head $HEAD", job: mayWrite }],
  [scripts, { ...ofStrangers, step: "- run: npm ci" }],
  [installs, { ...ofStrangers, step: "- run: npm ci --ignore-scripts", job: mayWrite }],
  [installs, { on: "workflow_run", step: checkout(), job: mayWrite }],
  [unread, { on: "workflow_run", step: download, job: mayWrite }],
  [unread, { on: "workflow_run", step: "- run: gh run download 5", job: mayWrite }],
  [unread, { ...ofStrangers, step: "- run: gh run download $RUN --name program", job: mayWrite }],
  [unread, { ...ofStrangers, step: "- { uses: a, with: { cache: npm } }", job: mayWrite }],
  ["installs packages where it may write", { on: "push", job: mayWrite }],
  ["installs packages where it may write", { on: "issues", step: "- run: npx a", job: mayWrite }],
  ["installs packages beside a key", { on: "push", step: `- run: npm ci\n        ${key}` }],
  ["installs packages beside a key", { on: "push", job: `${environment}\n    ${key}` }],
  ["has a key outside of an environment", { on: "push", step: `- run: a\n        ${key}` }],
  [unchecked, { on: "push", step: download, job: environment }],
  [unchecked, { on: "push", step: "- run: gh run download 5 --name prepared", job: environment }],
  ["may run for hours", { time: "runs-on: ubuntu-latest" }],
  ["looks twice at one pull request at a time", { top: "name: a" }],
  ["does not name its pull request", { ...ofStrangers, top: "concurrency: { group: a }" }],
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
    for (const [, script = ""] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, script = ""] of text.matchAll(/scripts\/run\.js (\S+)/g))
      expect(existsSync(`scripts/${script}.ts`), script).toBe(true);
  });

  it("let the publishing of a code's preview follow its building by name", async () => {
    const both = await Promise.all(["preview-code.yml", "publish-preview-code.yml"].map(textOf));
    const [build, publish] = both.map((text) => parse(text) as { name: string; on: object });
    expect(publish).toMatchObject({ on: { workflow_run: { workflows: [build?.name] } } });
    expect(both[0]).toContain(`github.event.label.name == '${codeLabel}'`);
  });

  it("look at a pull request for the main branch alone, and only as objects of git", async () => {
    const { jobs } = parse(await textOf("review.yml")) as { jobs: Record<string, { if?: string }> };
    const onlyMain = "github.event.pull_request.base.ref == github.event.repository.default_branch";
    expect([jobs.program?.if, jobs.review?.if]).toEqual([onlyMain, onlyMain]);
  });

  it("make the program that may write out of one file, which answers by itself", async () => {
    const { jobs } = parse(await textOf("program.yml")) as {
      jobs: { program: { steps: { run?: string }[] } };
    };
    const made = jobs.program.steps.find(({ run }) => run?.includes("esbuild"))?.run ?? "";
    const file = path.join(temporaryFolder(), "publish-review.mjs");
    execSync(made.replace("publish-review.mjs", file));
    const environment = {
      PATH: process.env.PATH,
      GITHUB_REPOSITORY: "a/b",
      GITHUB_SERVER_URL: "c",
    };
    const answer = spawnSync(process.execPath, [file, "celan"], {
      cwd: path.dirname(file),
      env: { ...process.env, ...environment },
      encoding: "utf8",
    });
    expect([answer.status, answer.stderr]).toEqual([1, expect.stringMatching(/^Say what to do/)]);
  });

  it("answer with types, lint and words in a job without tests", async () => {
    const { jobs } = parse(await textOf("check.yml")) as {
      jobs: { words: { needs?: string; steps: { run?: string }[] } };
    };
    const runs = jobs.words.steps.flatMap(({ run }) => run ?? []);
    expect(jobs.words.needs).toBeUndefined();
    expect(runs.slice(1)).toEqual(
      ["content", "types", "lint"].map((one) => `npm run check:${one}`),
    );
  });

  it("build the site of each day ten minutes after it began in Nairobi", async () => {
    const { on } = parse(await textOf("deploy.yml")) as { on: { schedule: { cron: string }[] } };
    expect(on.schedule).toEqual([{ cron: "10 21 * * *" }]);
  });

  it("prepare a deployment without a key, and send one at a time, after somebody agreed", async () => {
    const { jobs } = parse(await textOf("deploy.yml")) as { jobs: Record<string, DeployJob> };
    const { choose, prepare, programs, approve, send, pages } = jobs;
    for (const job of [choose, prepare, programs]) {
      expect(job).not.toHaveProperty("environment");
      expect(JSON.stringify(job)).not.toMatch(/secrets\.|github\.token/);
    }
    expect(approve).toMatchObject({ environment: "production", permissions: {} });
    expect(approve?.if).toBe("github.event_name != 'schedule'");
    for (const job of [send, pages]) {
      expect(job?.needs).toEqual(["choose", "prepare", "programs", "approve"]);
      expect(job?.if).toContain(
        "(needs.approve.result == 'success' || github.event_name == 'schedule')",
      );
      expect(job?.concurrency).toEqual({ group: "deploy", "cancel-in-progress": false });
    }
    expect(send?.permissions).toMatchObject({ contents: "read" });
    expect(JSON.stringify(pages)).not.toMatch(/\bnpm |\bnpx |uses/);
  });

  it("make the programs of a deployment so that each answers by itself", async () => {
    const { jobs } = parse(await textOf("deploy.yml")) as { jobs: Record<string, DeployJob> };
    const bundle = jobs.programs?.steps.find(({ run }) => run?.includes("esbuild"))?.run ?? "";
    expect(JSON.stringify(jobs.programs)).not.toContain("npm run");
    const folder = temporaryFolder();
    execSync(bundle.replace("--outdir=.", `--outdir=${folder}`));
    const answers = ["still-meant.mjs", "deploy-built.mjs"].map((name) => {
      const env = { ...process.env, EVENT: "schedule", ADDRESS: "http://127.0.0.1:9" };
      return spawnSync(process.execPath, [name], { cwd: folder, env, encoding: "utf8" });
    });
    expect(answers[0]?.stderr).toContain("does not name one commit");
    for (const { status, stderr } of answers)
      expect([status, stderr]).toEqual([1, expect.not.stringContaining("    at ")]);
  });

  it("keep newer packages of every lock file coming", async () => {
    const { updates } = parse(await readFile(".github/dependabot.yml", "utf8")) as {
      updates: { "package-ecosystem": string; directories?: string[] }[];
    };
    const folders = execSync("git ls-files '*package-lock.json'", { encoding: "utf8" });
    const wanted = folders
      .trim()
      .split("\n")
      .map((file) => path.posix.dirname(`/${file}`));
    const npm = updates.find((one) => one["package-ecosystem"] === "npm");
    expect(npm?.directories).toEqual(expect.arrayContaining(wanted));
    expect(updates.map((one) => one["package-ecosystem"])).toContain("github-actions");
  });

  it("have owners for what runs and for money, safety, privacy and people", async () => {
    const owned = await readFile(".github/CODEOWNERS", "utf8");
    const places = [...owned.matchAll(/^\/(\S+) @/gm)].map(([, place = ""]) => place);
    for (const place of places) expect(existsSync(place), place).toBe(true);
    expect(owned).toMatch(/^\* @/m);
    const files = execSync("git ls-files content", { encoding: "utf8" }).trim().split("\n");
    const field = (file: string) => ({
      source: { file, line: 1, column: 1, entry: "", field: "x" },
    });
    const delicate = files.filter((file) => {
      const fields = new Map([["", { ...field(file), before: "a", after: "b" }]]);
      return (
        delicateChanges({ fields, entries: [], bodies: new Set(), orders: new Set<string>() })
          .length > 0
      );
    });
    expect(delicate.length).toBeGreaterThan(5);
    for (const file of delicate) expect(places, file).toContain(file);
  });

  it("let the words of an issue meet no script of a package", async () => {
    expect(await textOf("entry-from-issue.yml")).toContain("npm ci --ignore-scripts");
  });
});

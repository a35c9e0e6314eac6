import { parse } from "yaml";

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = { permissions?: Record<string, string>; steps: Step[] };
type Events = Record<string, { types?: string[] } | null>;
type Workflow = { on: Events | string; permissions?: unknown; jobs: Record<string, Job> };

const untrusted = ["pull_request", "pull_request_target", "issue_comment", "issues"];

/** What is dangerous in a workflow of GitHub Actions: its secrets, its rights or its host at risk. */
export function workflowFaults(text: string): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const events = typeof on === "string" ? { [on]: null } : on;
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);
  const checkouts = steps.filter((step) => step.uses?.startsWith("actions/checkout@"));
  // What somebody else may start with code or words of their own.
  const isFromOutside = Object.entries(events).some(
    ([event, facts]) => untrusted.includes(event) && !isByLabel(event, facts?.types),
  );
  const rightsOf = (rights: unknown) =>
    typeof rights === "string" ? [rights] : Object.values(rights ?? {});
  const rights = [permissions, ...all.map((job) => job.permissions)].flatMap(rightsOf);
  const mayWrite = rights.some((right) => right === "write" || right === "write-all");
  const isTrusted = "pull_request_target" in events || "workflow_run" in events;
  const isUnread = /actions\/(?:download-artifact|github-script|cache)|\bcache:|run download/;
  const faults = {
    "says nothing of its permissions": permissions === undefined,
    "gives every job more than reading": rightsOf(permissions).some((right) => right !== "read"),
    "lets strangers' code write": isFromOutside && mayWrite,
    "shows strangers a secret": isFromOutside && /\bsecrets\b|github\.token/.test(text),
    "puts a value into a command": steps.some(({ run }) => run?.includes("${{")),
    "leaves the token beside the code": checkouts.some(
      (step) => step.with?.["persist-credentials"] !== false,
    ),
    "takes code of a branch into a job with rights":
      isTrusted && checkouts.some((step) => step.with && "ref" in step.with),
    "checks out on pull_request_target": "pull_request_target" in events && checkouts.length > 0,
    "lets what a branch made into a job with rights unread": isTrusted && isUnread.test(text),
    "uses an action that its owner can change": steps.some(
      ({ uses }) => uses !== undefined && !/@[0-9a-f]{40}$/.test(uses),
    ),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}

// Only those who look after the repository can give a label.
function isByLabel(event: string, types: string[] = []) {
  return event === "issues" && types.length === 1 && types[0] === "labeled";
}
